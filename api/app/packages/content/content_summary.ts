import { keyCounts } from '#app/packages/content/check_answers'
import { audioMinutes } from '#app/packages/content/check_recordings'
import type { ContentPackage } from '#app/packages/content/content_format'
import { contentItems } from '#app/packages/content/content_items'

/** One line about a sound package: its questions, minutes of audio and how often each key is the answer. */
export function contentSummary(content: ContentPackage): string {
  const total = contentItems(content).length
  const keys = keyCounts(content).map(
    (count, index) => `${'ABCD'.charAt(index)} ${count} (${Math.round((count / total) * 100)} %)`
  )
  return `${content.manifest.slug}: ${total} questions, ${audioMinutes(content).toFixed(1)} minutes of audio, keys ${keys.join(', ')}`
}
