import type { GrantSource } from '@lulus/api/contracts/grants'

/** Where access to a package comes from: 'Dari kelas XII IPA 1'. */
export function sourceText({
  sumber,
  kelas,
}: {
  sumber: GrantSource
  kelas: string | null
}): string {
  switch (sumber) {
    case 'payment':
      return 'Dari pembayaran'
    case 'admin':
      return 'Diberikan oleh akademi'
    case 'class':
      return kelas === null ? 'Dari kelas' : `Dari kelas ${kelas}`
    case 'event':
      return 'Dari jadwal ujian'
  }
}
