import { GRANT_OUTCOMES } from '@lulus/api/contracts/grants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classAccessQuery } from '@/features/admin-classes/api/class-access'
import type { PackageOffer } from '@/lib/query/packages'

/** The state for giving a package to learners of a class. Initially those who would get access are chosen. */
export function useClassOffer(classId: number) {
  const [offer, setOffer] = useState<PackageOffer | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const check = useQuery(classAccessQuery(classId, offer?.id ?? null))
  const learners = check.data?.peserta
  const needing = learners?.filter(({ hasil }) => hasil === GRANT_OUTCOMES.granted) ?? []

  return {
    offer,
    check,
    chosen: picked ?? new Set(needing.map(({ id }) => id)),
    pick: setPicked,
    choosePackage: (chosen: PackageOffer) => {
      setOffer(chosen)
      setPicked(null)
    },
  }
}
