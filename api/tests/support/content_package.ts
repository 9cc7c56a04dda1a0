import type {
  ContentPackage,
  Picture,
  Recording,
  UnusableFile,
} from '#app/packages/content/content_format'
import { DEFAULT_LISTENING_GROUPS, pagesOfSection } from '#contracts/exam'

const LINES = 32
const WORDS_PER_LINE = 10

/** The smallest complete and fair content package, for tests that break one part of it. */
export function soundContent() {
  const recordings = new Map<string, Recording | UnusableFile>()
  const pictures = new Map<string, Picture | UnusableFile>()
  const audioOf = (page: number) => {
    recordings.set(`audio/${page}.mp3`, recording(20_000))
    return `audio/${page}.mp3`
  }
  const imageOf = (id: string) => {
    pictures.set(`passages/${id}.png`, picture(1440))
    return `passages/${id}.png`
  }
  const readingPages = pagesOfSection('reading')

  return {
    manifest: {
      format: 1 as const,
      slug: 'paket-uji',
      nama_paket: 'Paket Uji',
      level: 'prediction' as const,
      harga: 20_000,
      durations: { listening: 30, written: 25, reading: 55 },
    },
    listening: {
      dialogues: pagesOfSection('listening')
        .slice(0, 30)
        .map((page) => ({
          ...choice(page),
          audio: audioOf(page),
          script: [{ voice: 'man', text: 'Hello.' }],
        })),
      groups: DEFAULT_LISTENING_GROUPS.map(({ first: start }) => ({
        page: start,
        audio: audioOf(start),
        title: `Talk ${start}`,
        script: [{ voice: 'narrator', text: 'Listen.' }],
        items: [0, 1, 2, 3].map((offset) => question(start + offset)),
      })),
    },
    structure: {
      items: pagesOfSection('structure').map((page) => ({
        ...choice(page),
        sentence: `Water _____ at ${page} degrees.`,
      })),
    },
    written: {
      items: pagesOfSection('written').map((page) => ({
        page,
        html: `The <u>first</u> of ${page} <u>bees</u> was <u>once</u> a <u>big</u> one.`,
        key: keyOf(page),
        correction: 'else',
      })),
    },
    reading: {
      passages: ['satu', 'dua', 'tiga', 'empat', 'lima'].map((id, position) => {
        const lines = passageLines()
        return {
          id,
          title: `Passage ${id}`,
          image: imageOf(id),
          paragraphs: [lines.slice(0, 12).join(' '), lines.slice(12).join(' ')],
          lines,
          items: readingPages.slice(position * 10, position * 10 + 10).map(question),
        }
      }),
    },
    lineTimes: {},
    recordings,
    pictures,
  } satisfies ContentPackage
}

export function recording(durationMs: number): Recording {
  return { kind: 'recording', data: Buffer.from('audio'), extension: 'mp3', durationMs }
}

export function picture(width: number, bytes = 1000): Picture {
  return { kind: 'picture', data: Buffer.alloc(bytes), extension: 'png', width, height: 1800 }
}

function keyOf(page: number): number {
  return (page % 4) + 1
}

function choice(page: number) {
  return {
    page,
    options: ['red', 'sad', 'low', 'wet'].map((word) => `${word} ${page}`),
    key: keyOf(page),
  }
}

function question(page: number) {
  return { ...choice(page), question: `What about ${page}?` }
}

/** Line 5 contains 'w5x1' to 'w5x10'. */
function passageLines(): string[] {
  return Array.from({ length: LINES }, (_, line) =>
    Array.from({ length: WORDS_PER_LINE }, (__, word) => `w${line + 1}x${word + 1}`).join(' ')
  )
}
