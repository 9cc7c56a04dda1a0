import type { HttpContext, Route } from '@adonisjs/core/http'
import {
  AUDIO_MAX_BYTES,
  IMAGE_MAX_BYTES,
  AUDIO_TOO_LARGE,
  imageTooLarge,
} from '#contracts/uploads'

/** A route's limit, and the message for more. */
export interface UploadLimit {
  maxBytes: number
  tooLarge: string
}

export const IMAGE: UploadLimit = {
  maxBytes: IMAGE_MAX_BYTES,
  tooLarge: imageTooLarge(IMAGE_MAX_BYTES),
}
export const AUDIO: UploadLimit = { maxBytes: AUDIO_MAX_BYTES, tooLarge: AUDIO_TOO_LARGE }

const limits = new Map<string, UploadLimit>()

/** Lets a named route accept files. No other route reads a multipart body. */
export function takesFiles(route: Route, limit: UploadLimit): void {
  const name = route.getName()
  if (!name) throw new Error(`${route.getPattern()} takes files and has no name`)
  limits.set(name, limit)
}

/** The upload limit of a request's route; undefined when it accepts no files. */
export function uploadLimitOf({ route }: HttpContext): UploadLimit | undefined {
  return limits.get(route?.name ?? '')
}
