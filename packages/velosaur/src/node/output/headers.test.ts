import { expect, test } from "vitest";
import { findHeaders, parseHeaders } from "./headers.ts";

const rules = parseHeaders(`# Everywhere
/*
  X-Frame-Options: DENY
  Content-Security-Policy: script-src 'self'; img-src https://x.test:8080

/docs/:name/
  X-Frame-Options: SAMEORIGIN
/live.page/
  ! content-security-policy
  Content-Security-Policy: script-src 'unsafe-eval'
`);
const at = (pathname: string) => Object.fromEntries(findHeaders(pathname, rules));
const policy = "script-src 'self'; img-src https://x.test:8080";

test("a star stands for anything, a name for one part; values add up", () => {
  expect(at("/")).toEqual({ "x-frame-options": "DENY", "content-security-policy": policy });
  expect(at("/docs/a/")["x-frame-options"]).toBe("DENY, SAMEORIGIN");
  expect(at("/docs/a/b/")["x-frame-options"]).toBe("DENY");
});

test("a rule takes back what another says", () => {
  expect(at("/live.page/")["content-security-policy"]).toBe("script-src 'unsafe-eval'");
  expect(at("/live-page/")["content-security-policy"]).toBe(policy);
});
