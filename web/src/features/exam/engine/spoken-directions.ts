import { listeningPart, type ListeningPart } from '@lulus/api/contracts/listening'
import partA from '@/features/exam/directions/part-a.mp3'
import partB from '@/features/exam/directions/part-b.mp3'
import partC from '@/features/exam/directions/part-c.mp3'

/** The spoken directions of the listening section. What they say is on the screen too, so they may fail in silence. */
export interface SpokenDirections {
  /** Begins those of this page's part, or goes on with them. */
  speak(page: number): void
  stop(): void
}

type Part = ListeningPart['part']

const FILES: Readonly<Record<Part, string>> = { A: partA, B: partB, C: partC }

/**
 * Fetches all of them at once: the network may be down when their part begins. They take about 150 kB.
 * @param element of the recordings, as loud as which they are
 */
export function createSpokenDirections(element: HTMLAudioElement): SpokenDirections {
  const sound = new Audio()
  const sources: Record<Part, string> = { ...FILES }
  let current: Part | null = null

  const follow = () => {
    sound.volume = element.volume
  }
  element.addEventListener('volumechange', follow)

  async function keep(part: Part) {
    try {
      const response = await fetch(FILES[part])
      if (response.ok) sources[part] = URL.createObjectURL(await response.blob())
    } catch (error) {
      console.warn(`The spoken directions of part ${part} were not fetched.`, error)
    }
  }

  async function play() {
    try {
      await sound.play()
    } catch (error) {
      // Stopped, refused without a press, or not there.
      console.warn('The spoken directions did not play.', error)
    }
  }

  for (const part of Object.keys(FILES) as Part[]) void keep(part)

  return {
    speak(page) {
      const { part } = listeningPart(page)
      if (current !== part) {
        current = part
        sound.src = sources[part]
      }
      follow()
      if (!sound.ended) void play()
    },
    stop() {
      sound.pause()
    },
  }
}
