import type { CertificateData } from './certificate_data.js'
import { renderCertificate } from './render_certificate.js'

/** The function that the printer's thread runs. */
export default function print(data: CertificateData): Promise<Uint8Array> {
  return renderCertificate(data)
}
