import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { bundlesQuery, type BundleOffer } from '@/features/payments/api/payments'
import { formatRupiah } from '@/lib/format/numbers'
import { paths } from '@/lib/paths'

/** Bundles on sale, below the packages; nothing without any. */
export default function BundleOffers() {
  const { data: bundles = [] } = useQuery(bundlesQuery)
  const titleId = useId()
  if (bundles.length === 0) return null

  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <div>
        <h2 id={titleId} className="text-xl font-bold">
          Paket Bundel
        </h2>
        <p className="text-ink-soft">Beberapa paket sekaligus dengan satu harga.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="grid">
            <BundleCard bundle={bundle} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BundleCard({ bundle }: { bundle: BundleOffer }) {
  const titleId = useId()
  const { nama: name, harga: price, paket: packages, alasan: reason } = bundle
  const alone = packages.reduce((sum, { harga }) => sum + harga, 0)

  return (
    <Card className="flex flex-col gap-5">
      <div className="grid flex-1 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={titleId} className="min-w-0 text-lg font-bold [overflow-wrap:anywhere]">
            {name}
          </h3>
          {bundle.pending && <Badge tone="accent">Menunggu</Badge>}
          {alone > price && !bundle.pending && (
            <Badge tone="success">Hemat {formatRupiah(alone - price)}</Badge>
          )}
        </div>
        <p className="text-2xl font-bold tracking-tight tabular-nums">{formatRupiah(price)}</p>
        <ul className="mt-1 grid gap-0.5 text-sm text-ink-soft">
          {packages.map(({ id, nama_paket: pack, harga }) => (
            <li key={id} className="flex justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{pack}</span>
              <span className="tabular-nums">{formatRupiah(harga)}</span>
            </li>
          ))}
        </ul>
        {reason !== null && <p className="mt-2 text-sm wrap-anywhere">{reason}</p>}
      </div>
      {bundle.bisaDibayar && (
        <ButtonLink block to={paths.payBundle(bundle.id)} aria-describedby={titleId}>
          {reason === null ? 'Beli Bundel' : 'Unggah Ulang Bukti'}
        </ButtonLink>
      )}
    </Card>
  )
}
