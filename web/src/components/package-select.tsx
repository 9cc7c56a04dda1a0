import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { messageOf } from '@/lib/api/api-error'
import { formatRupiah } from '@/lib/format/numbers'
import { packagesQuery, type PackageOffer } from '@/lib/query/packages'

/** A bundle of packages at one price. */
interface BundleOffer {
  id: number
  name: string
  /** Rupiah. */
  price: number
}

interface PackageSelectProps {
  value: number | null
  onChange: (offer: PackageOffer) => void
  /** Offers bundles too. */
  bundle?: {
    value: number | null
    offers: readonly BundleOffer[]
    onChange: (offer: BundleOffer) => void
  }
  error?: string | null
}

const BUNDLE = 'bundel-'

/** Chooses one of the packages that learners can currently get. */
export function PackageSelect({ value, onChange, bundle, error }: PackageSelectProps) {
  const packages = useQuery(packagesQuery)
  const onSale = packages.data?.filter(({ status }) => status === 'siap') ?? []

  return (
    <div className="grid gap-2">
      <Field label="Paket" error={error} required>
        <Select
          value={value ?? (bundle?.value ? `${BUNDLE}${bundle.value}` : '')}
          onChange={({ currentTarget }) => {
            const chosen = onSale.find(({ id }) => id === Number(currentTarget.value))
            if (chosen) onChange(chosen)
            const bundled = bundle?.offers.find(
              ({ id }) => `${BUNDLE}${id}` === currentTarget.value
            )
            if (bundled) bundle?.onChange(bundled)
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
          {bundle && bundle.offers.length > 0 && (
            <optgroup label="Paket bundel">
              {bundle.offers.map(({ id, name, price }) => (
                <option key={id} value={`${BUNDLE}${id}`}>
                  {name} · {formatRupiah(price)}
                </option>
              ))}
            </optgroup>
          )}
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
