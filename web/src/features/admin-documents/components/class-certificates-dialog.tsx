import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  classCertificatesMutation,
  classPackagesQuery,
  classPlanQuery,
} from '@/features/admin-documents/api/documents'
import { CertificatesDialog } from '@/features/admin-documents/components/certificates-dialog'
import { messageOf } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/numbers'

interface ClassCertificatesDialogProps {
  id: number
  onClose: () => void
}

/** Certificates of a class for one of the packages with results. */
export function ClassCertificatesDialog({ id, onClose }: ClassCertificatesDialogProps) {
  const packages = useQuery(classPackagesQuery(id))
  const [chosen, setChosen] = useState<number | null>(null)
  const paketId = chosen ?? packages.data?.[0]?.id ?? null
  const plan = useQuery(classPlanQuery(id, paketId))

  return (
    <CertificatesDialog
      title="Sertifikat kelas"
      description="Dari pengerjaan terakhir masing-masing peserta yang sudah selesai."
      plan={packages.data?.length === 0 ? null : plan}
      mutation={classCertificatesMutation(id, paketId)}
      onClose={onClose}
    >
      {packages.isError && (
        <Alert tone="danger">{messageOf(packages.error, 'Gagal mengambil daftar paket.')}</Alert>
      )}
      {packages.data?.length === 0 && (
        <EmptyState
          title="Belum ada hasil."
          text="Sertifikat tersedia setelah ada peserta kelas ini yang menyelesaikan simulasi."
        />
      )}
      {packages.data && packages.data.length > 0 && (
        <Field label="Paket Soal">
          <Select
            value={paketId ?? ''}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {packages.data.map((pack) => (
              <option key={pack.id} value={pack.id}>
                {pack.nama} · {formatCount(pack.jumlah)} peserta
              </option>
            ))}
          </Select>
        </Field>
      )}
    </CertificatesDialog>
  )
}
