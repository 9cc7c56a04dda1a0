import type { CertificateData } from './certificate_data.js'
import { renderCertificate } from './render_certificate.js'

/** What the printer's thread does. */
export default function print(data: CertificateData): Promise<Uint8Array> {
  return renderCertificate(data)
}
