import { checkAnswers } from '#app/packages/content/check_answers'
import { checkMeasurements } from '#app/packages/content/check_measurements'
import { checkOverlap } from '#app/packages/content/check_overlap'
import { checkPages } from '#app/packages/content/check_pages'
import { checkPassages } from '#app/packages/content/check_passages'
import { checkRecordings } from '#app/packages/content/check_recordings'
import { checkTeaching } from '#app/packages/content/check_teaching'
import { checkSentences } from '#app/packages/content/check_sentences'
import type { ContentPackage } from '#app/packages/content/content_format'
import type { Problem } from '#app/packages/content/problem'

/** All problems that prevent a content package from being a complete and fair exam; empty without any. */
export function checkContent(content: ContentPackage): Problem[] {
  return [
    ...checkPages(content),
    ...checkAnswers(content),
    ...checkSentences(content),
    ...checkRecordings(content),
    ...checkMeasurements(content),
    ...checkOverlap(content),
    ...checkPassages(content),
    ...checkTeaching(content),
  ]
}
