/**
 * Lines and transcripts as an author types them, in forms and in files. The texts stand for the wire's lists: '5-6, 9' for
 * lines, and '[2.5-6.4] woman: Is it open?' for each line of a transcript, where the times may be missing.
 */

export interface Lines {
  dari: number
  sampai: number
}

export interface SpokenLine {
  suara: string
  teks: string
  mulai: number | null
  selesai: number | null
}

const LINES = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/
const SPOKEN = /^(?:\[\s*(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)\s*\]\s*)?([^:[\]]{1,40}):\s*(.+)$/

/** Reads '5-6, 9'; null for anything else. An empty text is an empty list. */
export function readLines(text: string): Lines[] | null {
  const parts = text.split(',').map((part) => part.trim())
  const lines = parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, dari, sampai = dari] = LINES.exec(part) ?? []
      return { dari: Number(dari), sampai: Number(sampai) }
    })
  return lines.every(({ dari, sampai }) => dari >= 1 && sampai >= dari) ? lines : null
}

export function writeLines(lines: readonly Lines[] | null): string {
  return (lines ?? [])
    .map(({ dari, sampai }) => (dari === sampai ? `${dari}` : `${dari}-${sampai}`))
    .join(', ')
}

/** Reads a transcript, one line for each turn; null when a line has another form. */
export function readTranscript(text: string): SpokenLine[] | null {
  const turns = text.split('\n').filter((line) => line.trim() !== '')
  const lines = turns.flatMap((turn) => {
    const [, mulai, selesai, suara, teks] = SPOKEN.exec(turn.trim()) ?? []
    if (suara === undefined || teks === undefined) return []
    const times = { mulai: secondsOf(mulai), selesai: secondsOf(selesai) }
    return [{ suara: suara.trim(), teks: teks.trim(), ...times }]
  })
  return lines.length === turns.length ? lines : null
}

export function writeTranscript(lines: readonly SpokenLine[] | null): string {
  return (lines ?? [])
    .map(({ suara, teks, mulai, selesai }) => {
      const times = mulai === null || selesai === null ? '' : `[${mulai}-${selesai}] `
      return `${times}${suara}: ${teks}`
    })
    .join('\n')
}

function secondsOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
