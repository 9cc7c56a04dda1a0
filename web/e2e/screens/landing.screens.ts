import { test } from '@playwright/test'
import { LIMITS } from '../support/limits.ts'
import { takeLandingPictures } from './landing-pictures.ts'

test("the landing page's pictures of the product", async ({ browser }) => {
  test.setTimeout(LIMITS.wholeExam)
  await takeLandingPictures(browser)
})
