import { z } from 'zod'
import { powerShell, type PowerShell } from '../config/powershell.ts'

const SIGNATURE =
  "$s = Get-AuthenticodeSignature -LiteralPath $env:LULUS_FILE; @{ status = [string]$s.Status; name = $s.SignerCertificate.GetNameInfo('SimpleName', $false); subject = $s.SignerCertificate.Subject } | ConvertTo-Json -Compress"

const signatureSchema = z.object({
  status: z.literal('Valid'),
  name: z.string().min(1),
  subject: z.string().min(1),
})

/**
 * Whether an installer has a valid signature of one of the publishers, by name or by the whole subject. Stricter than
 * electron-updater's own check, which accepts a file if PowerShell can't be run.
 * @returns why it is refused, or null if it may be installed
 */
export function verifyPublisher(
  publishers: readonly string[],
  file: string,
  run: PowerShell = powerShell
): string | null {
  let answer: unknown
  try {
    answer = JSON.parse(run(SIGNATURE, { LULUS_FILE: file }))
  } catch (error) {
    return `the signature can't be checked: ${error instanceof Error ? error.message : String(error)}`
  }
  const signature = signatureSchema.safeParse(answer)
  if (!signature.success) return 'the signature is not valid'
  const { name, subject } = signature.data
  return publishers.some((publisher) => publisher === name || publisher === subject)
    ? null
    : `signed by ${subject}`
}
