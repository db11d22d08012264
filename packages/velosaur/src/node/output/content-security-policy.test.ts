import { expect, test } from "vitest";
import { completePolicies, hashInlineScripts, hasPolicy } from "./content-security-policy.ts";

const site = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: object-src 'none'; script-src 'self'
`;

test("scripts that run are hashed once; data and files are not", () => {
  const html = `<script>a()</script><script data-rh="true">a()</script><script type="module">b()</script>
    <script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>`;
  expect(hashInlineScripts(html)).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
  ]);
});

test("scripts of every kind that browsers run are hashed, however their tags are written", () => {
  const html = `<script type=module>a()</script><SCRIPT type='text/javascript'>b()</SCRIPT>
    <script type="importmap">{}</script><script type="application/javascript">c()</script>`;
  expect(hashInlineScripts(html)).toHaveLength(4);
});

test("evaluation is allowed where browsers look for it", () => {
  const text = "/*\n  Content-Security-Policy: script-src 'self'; script-src-elem 'self'\n";
  expect(completePolicies(text, { hashes: [], evaluating: ["/live/"] })).toContain(
    "script-src 'self' 'unsafe-eval'; script-src-elem 'self'",
  );
});

test("each policy gets the hashes, and a page that evaluates code a line of its own", () => {
  const text = completePolicies(site, { hashes: ["'sha256-A='"], evaluating: ["/live/"] });
  expect(text).toBe(`/*
  X-Frame-Options: DENY
  Content-Security-Policy: object-src 'none'; script-src 'self' 'sha256-A='
/live/
  ! Content-Security-Policy
  Content-Security-Policy: object-src 'none'; script-src 'self' 'sha256-A=' 'unsafe-eval'
`);
});

test.each([
  ["script-src 'none'", "script-src 'sha256-A='"],
  ["default-src 'self'", "default-src 'self' 'sha256-A='"],
  ["script-src 'self' 'unsafe-inline'", "script-src 'self' 'unsafe-inline'"],
  ["img-src 'self'", "img-src 'self'"],
  [
    "script-src 'self'; script-src-elem 'self'",
    "script-src 'self'; script-src-elem 'self' 'sha256-A='",
  ],
  ["Script-Src 'self'", "Script-Src 'self' 'sha256-A='"],
  // Browsers that know hashes don't obey this word beside one, or beside what stands for them.
  ["script-src 'unsafe-inline' 'sha256-B='", "script-src 'unsafe-inline' 'sha256-B=' 'sha256-A='"],
  [
    "script-src 'unsafe-inline' 'strict-dynamic'",
    "script-src 'unsafe-inline' 'strict-dynamic' 'sha256-A='",
  ],
])("%s → %s", (policy, completed) => {
  const text = completePolicies(`/*\n  content-security-policy: ${policy}\n`, {
    hashes: ["'sha256-A='"],
    evaluating: [],
  });
  expect(text).toBe(`/*\n  content-security-policy: ${completed}\n`);
});

test("a site may allow evaluation by itself; a page without a policy needs no line", () => {
  const needs = { hashes: [], evaluating: ["/live/", "/other/"] };
  const own = "/live/\n  Content-Security-Policy: script-src 'unsafe-eval'\n";
  expect(completePolicies(own, needs)).toBe(own);
});

test("only a header is a policy", () => {
  expect(hasPolicy(site)).toBe(true);
  expect(hasPolicy("# Content-Security-Policy: later\n/*\n  X-A: 1\n")).toBe(false);
});
