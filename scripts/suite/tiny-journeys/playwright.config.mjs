/** Journeys without a browser, on which the second run of failed journeys is tested. */
export default {
  testMatch: process.env.TINY_MATCH ?? 'tiny.spec.mjs',
  outputDir: process.env.TINY_OUTPUT,
  workers: 2,
}
