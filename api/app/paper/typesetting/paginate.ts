/** A block with a height that isn't split between pages. */
export interface Block {
  /** Points. */
  height: number
  /**
   * Repeated above it at the top of a page, and above the first of several with the same one: the head of a table.
   */
  head?: Block
  /** Whether it must not be the last on its page. */
  keepsNext?: boolean
}

/** A block on its page. */
export interface PlacedBlock<One extends Block> {
  block: One
  /** Points below the top of the page's room. */
  top: number
}

/**
 * Divides blocks into pages, in their order. A block with `keepsNext` moves with its next one to the next page,
 * unless both together exceed a page.
 * @param room of each page, in points
 * @returns one page at least
 */
export function paginate<One extends Block & { head?: One }>(
  blocks: readonly One[],
  room: number
): PlacedBlock<One>[][] {
  const pages: PlacedBlock<One>[][] = []
  let page: PlacedBlock<One>[] = []
  let filled = 0
  let last: One | undefined
  const place = (block: One) => {
    page.push({ block, top: filled })
    filled += block.height
  }
  const turn = () => {
    pages.push(page)
    page = []
    filled = 0
    last = undefined
  }
  for (const [at, block] of blocks.entries()) {
    const together = heightTogether(blocks, at, last)
    const alone = heightOf(block, last)
    const isStart = filled === 0
    if (!isStart && filled + together > room && (together <= room || filled + alone > room)) turn()
    if (block.head && block.head !== last?.head) place(block.head)
    place(block)
    last = block
  }
  pages.push(page)
  return pages
}

/** The height of a block and of those that must follow it on the same page. */
function heightTogether(blocks: readonly Block[], at: number, before: Block | undefined): number {
  let sum = 0
  let last = before
  for (const block of blocks.slice(at)) {
    sum += heightOf(block, last)
    if (!block.keepsNext) break
    last = block
  }
  return sum
}

function heightOf({ height, head }: Block, before: Block | undefined): number {
  return height + (head && head !== before?.head ? head.height : 0)
}
