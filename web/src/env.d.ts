declare module "*.toml" {
  const data: unknown;
  export default data;
}
declare const process: { env: Record<string, string | undefined> };
