import { expect, test } from "vitest";
import { codeIn } from "./joinLink";

const CODE = "8pSNnYB8WxfzQvB2";

test.each([
  `https://saucer.example/t/${CODE}`,
  `http://192.168.1.20:8051/r/${CODE}/`,
  `saucer.example/t/${CODE}?language=fr`,
  `https://saucer.example/t/${CODE}#seats`,
  `/t/${CODE}`,
  `  ${CODE}\n`,
])("finds the code in %s", (text) => {
  expect(codeIn(text)).toBe(CODE);
});

test.each([
  "",
  "hello",
  "come and play with us tonight",
  "https://example.org/",
  "https://example.org/t/",
  `https://example.org/t/${CODE}/more`,
  "javascript:alert(1)",
  "/t/<script>",
])("finds none in %s", (text) => {
  expect(codeIn(text)).toBeNull();
});
