import type { PackageOffer } from '@/lib/query/packages'

export interface PackageGroup {
  level: PackageOffer['level']
  title: string
  about: string
  packages: PackageOffer[]
}

const GROUPS = [
  {
    level: 'prediction',
    title: 'Prediction Level',
    about: 'Latihan untuk memperkirakan skor Anda sebelum mengambil tes TOEFL ITP.',
  },
  {
    level: 'itp',
    title: 'ITP Level',
    about: 'Tingkat kesulitan setara dengan tes TOEFL ITP yang sesungguhnya.',
  },
] as const

/** The packages by level, in the server's order. A level may be empty. */
export function groupPackages(packages: readonly PackageOffer[]): PackageGroup[] {
  return GROUPS.map((group) => ({
    ...group,
    packages: packages.filter(({ level }) => level === group.level),
  }))
}
