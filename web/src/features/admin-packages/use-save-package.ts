import { useNavigate } from 'react-router-dom'
import { useChange } from '@/components/use-change'
import { fieldErrorOf } from '@/lib/api/field-errors'
import { adminPaths } from '@/lib/admin-paths'
import type { Change } from '@/lib/query/change-meta'

/** Saves a package, and returns to the list. */
export function useSavePackage<Input>(mutation: Change<unknown, Input>) {
  const navigate = useNavigate()
  return useChange(mutation, {
    failed: (error) =>
      fieldErrorOf(error, 'status') === undefined
        ? {}
        : {
            tone: 'warning',
            title: 'Paket belum lengkap',
            text: 'Paket belum dapat dibuat siap. Yang masih kurang tertulis di bawah formulir.',
          },
    afterwards: () => navigate(adminPaths.packages),
  })
}
