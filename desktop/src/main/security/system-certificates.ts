import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/**
 * Trusts what the system's browser trusts, besides Node's own list: a school's authority, or that of an antivirus which
 * opens secure connections. A system whose list can't be read keeps Node's own.
 */
export function trustSystemCertificates(): void {
  try {
    setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')])
  } catch (error) {
    console.error("The system's certificates can't be read", error)
  }
}
