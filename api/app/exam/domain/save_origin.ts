import type { SaveRequest } from '#app/exam/domain/answer_sheet'

/** The origin that a save names. */
export interface SaveOrigin {
  /** The last link of the device's journal then (`anchorOf`); null when the save names none. */
  anchor: string | null
  /** Distinguishes the logins of an attempt; null in answers of earlier versions. */
  savedBy: string | null
}

/** Of a login's id: enough to distinguish the few logins of one attempt. */
const LOGIN_TAG_LENGTH = 8

export function originOf(loginId: string, { tautan }: Pick<SaveRequest, 'tautan'>): SaveOrigin {
  return { anchor: tautan ?? null, savedBy: loginId.slice(0, LOGIN_TAG_LENGTH) }
}
