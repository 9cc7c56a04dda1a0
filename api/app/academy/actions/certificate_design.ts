import { createHash } from 'node:crypto'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { AcademySettings } from '#app/academy/actions/academy_settings'
import { clock } from '#app/platform/time/clock'
import { INITIAL_NUMBER_PATTERN } from '#contracts/certificates'

/** What the academy decides about its certificates. Pictures are stored file names. */
export interface CertificateDesign {
  logo: string | null
  signature: string | null
  stamp: string | null
  signatory: string | null
  position: string | null
  numberPattern: string
  /** Years that a certificate is valid; null for ever. */
  validYears: number | null
}

/** How certificates of earlier versions are printed, which name no design. */
const PLAIN_DESIGN: CertificateDesign = {
  logo: null,
  signature: null,
  stamp: null,
  signatory: null,
  position: null,
  numberPattern: INITIAL_NUMBER_PATTERN,
  validYears: null,
}

const TABLE = 'certificate_designs'

/** Today's design. */
export function designOf(settings: AcademySettings): CertificateDesign {
  const { logo, signature, stamp, signatory, signatoryPosition } = settings
  return {
    logo: logo || null,
    signature: signature || null,
    stamp: stamp || null,
    signatory: signatory || null,
    position: signatoryPosition || null,
    numberPattern: settings.numberPattern,
    validYears: settings.validYears || null,
  }
}

/**
 * Stores a design, unless it is, and returns its id: the hash of what it says, so that simultaneous certificates store
 * one, without a lock.
 */
export async function keepDesign(
  trx: TransactionClientContract,
  design: CertificateDesign
): Promise<string> {
  const { logo, signature, stamp, signatory, position, numberPattern, validYears } = design
  const said = [logo, signature, stamp, signatory, position, numberPattern, validYears]
  const id = createHash('sha256').update(JSON.stringify(said)).digest('hex')
  const known: unknown = await trx.from(TABLE).where('id', id).select('id').first()
  if (known === null) {
    const row = {
      id,
      logo,
      signature,
      stamp,
      signatory,
      position,
      number_pattern: numberPattern,
      valid_years: validYears,
      created_at: clock.now(),
    }
    await trx.knexQuery().table(TABLE).insert(row).onConflict('id').ignore()
  }
  return id
}

interface Row extends Omit<CertificateDesign, 'numberPattern' | 'validYears'> {
  id: string
  number_pattern: string
  valid_years: number | null
}

/** Designs by their ids. */
export async function readDesigns(
  ids: Iterable<string | null>,
  client: QueryClientContract = db.connection()
): Promise<Map<string, CertificateDesign>> {
  const named = [...new Set(ids)].filter((id) => id !== null)
  if (named.length === 0) return new Map()
  const rows = (await client.from(TABLE).whereIn('id', named)) as Row[]
  return new Map(
    rows.map(({ id, number_pattern: numberPattern, valid_years: validYears, ...row }) => {
      const { logo, signature, stamp, signatory, position } = row
      return [id, { logo, signature, stamp, signatory, position, numberPattern, validYears }]
    })
  )
}

/**
 * The design of a certificate.
 * @param id null for certificates of earlier versions
 */
export async function readDesign(id: string | null): Promise<CertificateDesign> {
  return designNamed(await readDesigns([id]), id)
}

/** One of the designs read. @throws when the row is missing, although rows are never deleted */
export function designNamed(
  designs: ReadonlyMap<string, CertificateDesign>,
  id: string | null
): CertificateDesign {
  if (id === null) return PLAIN_DESIGN
  const design = designs.get(id)
  if (!design) throw new Error(`certificate design ${id} is missing`)
  return design
}
