import { DEFAULT_LISTENING_GROUPS, type ListeningGroups } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showPackageQuery } from '@/features/admin-questions/api/questions'

/** Which listening questions of a package share a recording; those of the test itself until the package is loaded. */
export function useGroups(paketId: number): ListeningGroups {
  const { data } = useQuery(showPackageQuery(paketId))
  const kelompok = data?.kelompok
  return useMemo(
    () =>
      kelompok?.map(({ dari, sampai }) => ({ first: dari, last: sampai })) ??
      DEFAULT_LISTENING_GROUPS,
    [kelompok]
  )
}
