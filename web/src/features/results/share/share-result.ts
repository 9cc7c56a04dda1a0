import { drawCard } from '@/features/results/share/draw-card'
import { shareCardOf } from '@/features/results/share/share-card'
import type { ScoredResult } from '@/features/results/api/result'
import { saveFile } from '@/lib/api/save-file'

/**
 * Opens the device's share sheet with the card of a result, or saves it where there is none. The picture is made here
 * and sent to nobody.
 */
export async function shareResult(result: ScoredResult, academy: string): Promise<void> {
  const card = shareCardOf(result, academy, window.location.origin)
  if (!card) return
  const blob = await drawCard(card)
  const name = `skor-${card.total}.png`
  const files = [new File([blob], name, { type: blob.type })]
  const text = `${card.academy}: skor simulasi ${card.total}. Periksa di https://${card.address}`
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      return await navigator.share({ files, text })
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.warn('The sheet did not open', error)
    }
  }
  saveFile({ blob, name })
}
