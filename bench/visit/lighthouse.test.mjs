// @ts-check
import { expect, it } from "vitest";
import { readAudit } from "./lighthouse.mjs";

const report = {
  finalDisplayedUrl: "http://127.0.0.1/docs/",
  categories: {
    performance: { score: 0.98 },
    accessibility: { score: 1 },
    "best-practices": { score: 0.57 },
    seo: { score: 0.66 },
  },
  audits: {
    "first-contentful-paint": { numericValue: 1210.5 },
    "total-blocking-time": { numericValue: 12 },
    "cumulative-layout-shift": { numericValue: 0.003 },
  },
  environment: { benchmarkIndex: 1500 },
};

it("reads what Lighthouse reports", () => {
  expect(readAudit(report)).toEqual({
    performance: 98,
    accessibility: 100,
    bestPractices: 57,
    seo: 66,
    paintMs: 1210.5,
    blockingMs: 12,
    layoutShift: 0.003,
    machineIndex: 1500,
  });
});

it("takes no figure from an audit that failed", () => {
  const failed = { ...report, runtimeError: { message: "The page did not paint." } };
  expect(() => readAudit(failed)).toThrow(
    "could not audit http://127.0.0.1/docs/: The page did not",
  );
  const unscored = { ...report, categories: { ...report.categories, seo: { score: null } } };
  expect(() => readAudit(unscored)).toThrow("http://127.0.0.1/docs/ has no score for seo.");
  const { audits } = report;
  const unmeasured = { ...report, audits: { ...audits, "total-blocking-time": {} } };
  expect(() => readAudit(unmeasured)).toThrow("has no figure for total-blocking-time.");
});
