import type { Page } from '#app/paper/typesetting/page'
import type { DrawnBlock } from './text_blocks.js'
import { INK, TEXT } from './look.js'

/** A person who signs. */
export interface Signer {
  /** Above the signature; one or two lines. */
  role: readonly string[]
  /** Below it; null for a line to write on. */
  name: string | null
}

const HEIGHT = 116
const COLUMN_GAP = 36
/** As many rows as share a page with what they sign. */
const TOGETHER = 4

/** Places for signatures, two side by side, and none alone on a page. */
export function signatures(signers: readonly Signer[]): DrawnBlock[] {
  const rows: (readonly [Signer | undefined, Signer | undefined])[] = []
  for (let at = 0; at < signers.length; at += 2) rows.push([signers[at], signers[at + 1]])
  return rows.map(([one, other], index) => ({
    height: HEIGHT,
    keepsNext: index < rows.length - 1 && index >= rows.length - TOGETHER,
    draw: (page, top) => {
      const width = (page.right - page.left - COLUMN_GAP) / 2
      if (one) drawSigner(page, one, { x: page.left, top, width })
      if (other) drawSigner(page, other, { x: page.left + width + COLUMN_GAP, top, width })
    },
  }))
}

function drawSigner(
  page: Page,
  { role, name }: Signer,
  { x, top, width }: { x: number; top: number; width: number }
): void {
  role.forEach((line, index) => {
    const baseline = top + 12 + index * 15
    const place = { baseline, top: baseline - 11, bottom: baseline + 4, width, smallest: 8 }
    page.fitted('P', line, TEXT, { ...place, x, align: 'left' })
  })
  const line = top + 98
  page.rule({ x, y: line }, { x: x + width, y: line }, INK)
  if (name === null) return
  const place = { baseline: line - 4, top: line - 20, bottom: line, width, smallest: 8 }
  page.fitted('P', name, TEXT, { ...place, x, align: 'left' })
}
