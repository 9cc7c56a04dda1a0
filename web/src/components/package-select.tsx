import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { messageOf } from '@/lib/api/api-error'
import { formatRupiah } from '@/lib/format/numbers'
import { packagesQuery, type PackageOffer } from '@/lib/query/packages'

interface PackageSelectProps {
  value: number | null
  onChange: (offer: PackageOffer) => void
  error?: string | null
}

/** Chooses one of the packages that learners can currently get. */
export function PackageSelect({ value, onChange, error }: PackageSelectProps) {
  const packages = useQuery(packagesQuery)
  const onSale = packages.data?.filter(({ status }) => status === 'siap') ?? []

  return (
    <div className="grid gap-2">
      <Field label="Paket" error={error} required>
        <Select
          value={value ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = onSale.find(({ id }) => id === Number(currentTarget.value))
            if (chosen) onChange(chosen)
          }}
        >
          <option value="" disabled>
            {packages.isPending ? 'Memuat paket…' : 'Pilih paket'}
          </option>
          {onSale.map(({ id, nama_paket: name, harga }) => (
            <option key={id} value={id}>
              {name} · {formatRupiah(harga)}
            </option>
          ))}
        </Select>
      </Field>
      {packages.isError && (
        <Alert tone="danger">{messageOf(packages.error, 'Gagal mengambil daftar paket.')}</Alert>
      )}
      {packages.data && onSale.length === 0 && (
        <Alert tone="info">Belum ada paket yang siap. Lengkapi soalnya di Soal Simulasi.</Alert>
      )}
    </div>
  )
}
