import { AUDIO_TOO_LARGE, AUDIO_TOO_LONG, AUDIO_WRONG_TYPE } from '@lulus/api/contracts/sentences'
import { AUDIO_MAX_BYTES, AUDIO_MAX_SECONDS } from '@lulus/api/contracts/limits'

/** What the browser's picker offers; the server looks at the content. */
export const AUDIO_TYPES = ['audio/*', '.mp3', '.m4a', '.ogg', '.wav'] as const

/** Why a chosen file can't be the recording, as far as that shows without playing it; null when it can. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('audio/')) return AUDIO_WRONG_TYPE
  return size > AUDIO_MAX_BYTES ? AUDIO_TOO_LARGE : null
}

/** @param seconds length of the recording, as its player tells it */
export function refusalOfLength(seconds: number): string | null {
  return Number.isFinite(seconds) && seconds > AUDIO_MAX_SECONDS ? AUDIO_TOO_LONG : null
}
