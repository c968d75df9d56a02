declare const process: { env: Record<string, string | undefined> };

declare module "*.svg" {
  const address: string;
  export default address;
}
