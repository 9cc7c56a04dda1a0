import type { GrantSource } from '#contracts/grants'
import type { ListeningMode } from '#contracts/listening'

/** Refusals of a start, also shown on the packages page meanwhile. */
export const EVENT_NOT_OPEN =
  'Ujian ini dimulai bersama-sama sesuai jadwal. Masuk ke ruang tunggu dari bagian Ujian Terjadwal.'

const EVENT_TOKEN_NEEDED =
  'Masukkan token di ruang tunggu sebelum mulai. Bukalah dari bagian Ujian Terjadwal.'

export const EVENT_OTHER_PLACE =
  'Ujian ini hanya dapat dimulai di lab yang ditentukan. Tanyakan tempatnya kepada pengawas.'

/**
 * When and where a grant may be used. A grant of a payment has no terms: it can be used at any time. All times are
 * epoch milliseconds.
 */
export interface GrantTerms {
  /** From when on an attempt may begin; null until the common start is given. */
  opensAt: number | null
  /** From when on none may begin any more. */
  closesAt: number
  /** The only lab where an attempt may begin; null for any place. */
  labId: number | null
  /** Whether each learner must be admitted, by a token. */
  needsAdmission: boolean
  /** Minutes of rest between two sessions of its attempt; null for the usual day. */
  restMinutes: number | null
  /** Whether each learner sees the options in an order of their own. */
  shufflesOptions: boolean
  /** How the listening session of its attempt is sat. */
  listeningMode: ListeningMode
}

/** The terms of an event's grants, and from when on its learners see their results; null for at once. */
export interface EventTerms extends GrantTerms {
  resultsOpenAt: number | null
}

/** The fields of an unused grant that decide what its learner may start. */
export interface HeldGrant {
  packageId: number
  source: GrantSource
  grantedAt: number
  id: number
  /** When its learner was admitted; null before that, and meaningless where admission isn't needed. */
  admittedAt: number | null
  /** Extra time of its learner, in per cent; 0 for none. */
  extraPercent: number
  /** Seconds given by an invigilator, for the first session. */
  givenSeconds: number
  terms: GrantTerms | null
}

/** The package that a learner wants to start, and from where. */
export interface GrantWish {
  /** Default: the one they would start now. */
  packageId?: number | undefined
  /** The lab where they are; null outside of one. */
  labId: number | null
}

/** Why a grant can't be used now; `over` is permanent. */
export type Hindrance = 'early' | 'over' | 'elsewhere' | 'not_admitted'

/** Why a grant can't be used yet. */
export type PassingHindrance = Exclude<Hindrance, 'over'>

/** @param labId the lab where the learner is; null outside of one */
export function hindrance(
  { terms, admittedAt }: Pick<HeldGrant, 'terms' | 'admittedAt'>,
  labId: number | null,
  now: number
): Hindrance | null {
  if (!terms) return null
  if (now >= terms.closesAt) return 'over'
  if (terms.opensAt === null || now < terms.opensAt) return 'early'
  if (terms.labId !== null && terms.labId !== labId) return 'elsewhere'
  if (terms.needsAdmission && admittedAt === null) return 'not_admitted'
  return null
}

/** Whether an attempt of this grant stays in a lab. */
export function isInLab({ terms }: Pick<HeldGrant, 'terms'>): boolean {
  return terms !== null && terms.labId !== null
}

/** The longest rest in an attempt of this grant, in minutes; null for the usual day. */
export function restOf({ terms }: Pick<HeldGrant, 'terms'>): number | null {
  return terms?.restMinutes ?? null
}

/** Whether an attempt of this grant has its options shuffled. */
export function isShuffled({ terms }: Pick<HeldGrant, 'terms'>): boolean {
  return terms !== null && terms.shufflesOptions
}

/** How an attempt of this grant sits its listening session: as its event says, else as its learner asks. */
export function listeningModeOf(
  { terms }: Pick<HeldGrant, 'terms'>,
  asked: ListeningMode | undefined
): ListeningMode {
  return terms ? terms.listeningMode : (asked ?? 'latihan')
}

/** The grant that counts, and why it can't be used now; null for `hindrance` when it can. */
export interface CountingGrant<Grant = HeldGrant> {
  grant: Grant
  hindrance: PassingHindrance | null
}

/** The reasons why a learner can't start, as they read them. */
export const HINDRANCE_TEXTS: Readonly<Record<PassingHindrance, string>> = {
  early: EVENT_NOT_OPEN,
  elsewhere: EVENT_OTHER_PLACE,
  not_admitted: EVENT_TOKEN_NEEDED,
}

/**
 * Which of a learner's grants an attempt would use; null without one. Grants that are over never count. Of one
 * package, grants with terms come before those without: no learner may see its questions before the common start. Of
 * several with terms the first usable one counts; if none is usable, the one that closes first. Of several without
 * terms the newest counts. When no package is wanted, each package brings the grant that counts for it. Of these a
 * usable one with terms counts, then the newest usable one, then the one that closes first.
 */
export function countingGrant<Grant extends HeldGrant>(
  grants: readonly Grant[],
  wanted: GrantWish,
  now: number
): CountingGrant<Grant> | null {
  const left = grants.flatMap((grant) => {
    const found = hindrance(grant, wanted.labId, now)
    return found === 'over' ? [] : [{ grant, hindrance: found }]
  })
  if (wanted.packageId !== undefined) {
    return ofPackage(left.filter(({ grant }) => grant.packageId === wanted.packageId))
  }
  const packages = new Set(left.map(({ grant }) => grant.packageId))
  const counting = [...packages].flatMap(
    (id) => ofPackage(left.filter(({ grant }) => grant.packageId === id)) ?? []
  )
  const usable = counting.filter((one) => one.hindrance === null)
  return usable.find(isBound) ?? newest(usable) ?? first(counting)
}

function ofPackage<Grant extends HeldGrant>(
  grants: readonly CountingGrant<Grant>[]
): CountingGrant<Grant> | null {
  const bound = grants.filter(isBound)
  if (bound.length === 0) return newest(grants)
  return bound.find((one) => one.hindrance === null) ?? first(bound)
}

function isBound({ grant }: CountingGrant): boolean {
  return grant.terms !== null
}

function newest<Counting extends CountingGrant>(grants: readonly Counting[]): Counting | null {
  const order = (a: HeldGrant, b: HeldGrant) => b.grantedAt - a.grantedAt || b.id - a.id
  return grants.toSorted((a, b) => order(a.grant, b.grant)).at(0) ?? null
}

function first<Counting extends CountingGrant>(grants: readonly Counting[]): Counting | null {
  const end = ({ grant }: Counting) => grant.terms?.closesAt ?? 0
  return grants.toSorted((a, b) => end(a) - end(b) || a.grant.id - b.grant.id).at(0) ?? null
}
