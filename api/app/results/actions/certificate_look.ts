import {
  designNamed,
  designOf,
  readDesigns,
  type CertificateDesign,
} from '#app/academy/actions/certificate_design'
import type { AcademySettings } from '#app/academy/actions/academy_settings'
import { readStoredFile, type Folder } from '#app/platform/uploads/stored_files'
import type { CertificateSigner } from '#app/results/certificate/certificate_data'

/** A design with its pictures. */
export interface CertificateLook {
  logo: Uint8Array | null
  signer: CertificateSigner | null
  numberPattern: string
  validYears: number | null
}

interface Designed {
  designId: string | null
}

export type KnownLooks = Map<string | null, CertificateLook>

/**
 * The looks of these certificates.
 * @param looks what was read before, so that each picture is read and embedded once
 */
export async function readLooks(
  certificates: readonly Designed[],
  looks: KnownLooks = new Map()
): Promise<(certificate: Designed) => CertificateLook> {
  const designs = await readDesigns(certificates.map(({ designId }) => designId))
  for (const { designId } of certificates) {
    if (!looks.has(designId)) looks.set(designId, await lookOf(designNamed(designs, designId)))
  }
  return ({ designId }) => {
    const look = looks.get(designId)
    if (!look) throw new Error('the look of a certificate was not read')
    return look
  }
}

/** What certificates look like by these settings. */
export async function presentLook(settings: AcademySettings): Promise<CertificateLook> {
  return lookOf(designOf(settings))
}

async function lookOf(design: CertificateDesign): Promise<CertificateLook> {
  const { signatory: name, position, numberPattern, validYears } = design
  const [logo, signature, stamp] = await Promise.all([
    pictureOf('logo', design.logo),
    pictureOf('sertifikat', design.signature),
    pictureOf('sertifikat', design.stamp),
  ])
  const isSigned = [name, position, signature, stamp].some((part) => part !== null)
  const signer = isSigned ? { name, position, signature, stamp } : null
  return { logo, signer, numberPattern, validYears }
}

async function pictureOf(folder: Folder, file: string | null): Promise<Uint8Array | null> {
  return file === null ? null : readStoredFile(folder, file)
}
