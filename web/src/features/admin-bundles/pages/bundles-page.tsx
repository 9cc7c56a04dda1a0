import type { BundleState } from '@lulus/api/contracts/bundles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { useChange } from '@/components/use-change'
import { bundlesQuery, endBundleMutation, type Bundle } from '@/features/admin-bundles/api/bundles'
import { BundleDialog } from '@/features/admin-bundles/components/bundle-dialog'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** /admin/bundel: bundles of packages, to make and to end them. */
export default function BundlesPage() {
  const { data, error, isFetching, refetch } = useQuery(bundlesQuery)
  const [isOpen, setOpen] = useState(false)

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Beberapa paket dengan satu harga. Satu pembayaran memberi akses ke semuanya."
        actions={
          <>
            <Button onClick={() => setOpen(true)}>Buat Paket Bundel</Button>
            <ButtonLink to={adminPaths.payments} variant="secondary">
              Pembayaran
            </ButtonLink>
          </>
        }
      >
        Paket Bundel
      </PageHeading>
      {!data && !error && <SkeletonList label="Memuat paket bundel…" rows={3} />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil daftar paket bundel"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          title="Belum ada paket bundel."
          text="Bundel yang dibuat tampil di sini, beserta berapa kali sudah terjual."
        />
      )}
      {data && data.length > 0 && <Bundles bundles={data} />}
      {isOpen && <BundleDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

const STATES: Readonly<
  Record<BundleState, { label: string; tone: 'success' | 'accent' | 'neutral' }>
> = {
  dijual: { label: 'Dijual', tone: 'success' },
  tertahan: { label: 'Ada paket yang belum siap', tone: 'accent' },
  berakhir: { label: 'Berakhir', tone: 'neutral' },
}

function Bundles({ bundles }: { bundles: readonly Bundle[] }) {
  const end = useChange(endBundleMutation, {
    ask: ({ nama }) => ({
      title: `Akhiri bundel ${nama}?`,
      text: 'Bundel ini tidak dijual lagi. Pembayaran yang sudah ada dan aksesnya tetap.',
      confirmLabel: 'Ya, Akhiri',
    }),
  })
  return (
    <Table cards caption="Paket bundel">
      <TableHead>
        {['Nama', 'Paket', 'Harga', 'Terjual', 'Status', 'Aksi'].map((name) => (
          <Th key={name}>{name}</Th>
        ))}
      </TableHead>
      <TableBody>
        {bundles.map((bundle) => {
          const { label, tone } = STATES[bundle.keadaan]
          return (
            <TableRow key={bundle.id}>
              <Td label="Nama" className="font-semibold [overflow-wrap:anywhere]">
                <span id={`bundel-${bundle.id}`}>{bundle.nama}</span>
              </Td>
              <Td label="Paket">
                <span className="min-w-0 max-sm:text-right">
                  {bundle.paket.map(({ nama_paket: name }) => name).join(', ')}
                </span>
              </Td>
              <Td label="Harga" className="whitespace-nowrap tabular-nums">
                {formatRupiah(bundle.harga)}
              </Td>
              <Td label="Terjual" className="tabular-nums">
                {formatCount(bundle.terjual)}
              </Td>
              <Td label="Status">
                <Badge tone={tone}>{label}</Badge>
              </Td>
              <Td className="max-sm:empty:hidden">
                {bundle.keadaan !== 'berakhir' && (
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={end.sending?.id === bundle.id}
                    aria-describedby={`bundel-${bundle.id}`}
                    onClick={() => end.change(bundle)}
                  >
                    Akhiri
                  </Button>
                )}
              </Td>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
