import type { PromoState } from '@lulus/api/contracts/promos'
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
import { endPromoMutation, promosQuery, type Promo } from '@/features/admin-promos/api/promos'
import { PromoDialog } from '@/features/admin-promos/components/promo-dialog'
import { adminPaths } from '@/lib/admin-paths'
import { formatDayOfYear } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** /admin/promo: promo codes, to make and to end them. */
export default function PromosPage() {
  const { data, error, isFetching, refetch } = useQuery(promosQuery)
  const [isOpen, setOpen] = useState(false)

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Peserta mengetik kodenya di halaman pembayaran dan membayar lebih sedikit."
        actions={
          <>
            <Button onClick={() => setOpen(true)}>Buat Kode Promo</Button>
            <ButtonLink to={adminPaths.payments} variant="secondary">
              Pembayaran
            </ButtonLink>
          </>
        }
      >
        Kode Promo
      </PageHeading>
      {!data && !error && <SkeletonList label="Memuat kode promo…" rows={3} />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil daftar kode promo"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          title="Belum ada kode promo."
          text="Kode yang dibuat tampil di sini, beserta berapa kali sudah dipakai."
        />
      )}
      {data && data.length > 0 && <Promos promos={data} />}
      {isOpen && <PromoDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

const STATES: Readonly<
  Record<PromoState, { label: string; tone: 'success' | 'accent' | 'neutral' }>
> = {
  berlaku: { label: 'Berlaku', tone: 'success' },
  belum: { label: 'Belum mulai', tone: 'accent' },
  berakhir: { label: 'Berakhir', tone: 'neutral' },
  habis: { label: 'Habis dipakai', tone: 'neutral' },
}

function Promos({ promos }: { promos: readonly Promo[] }) {
  const end = useChange(endPromoMutation, {
    ask: ({ kode }) => ({
      title: `Akhiri kode ${kode}?`,
      text: 'Kode ini tidak dapat dipakai lagi. Pembayaran dan tagihan yang sudah memakainya tetap.',
      confirmLabel: 'Ya, Akhiri',
    }),
  })
  return (
    <Table cards caption="Kode promo">
      <TableHead>
        {['Kode', 'Potongan', 'Paket', 'Berlaku', 'Dipakai', 'Status', 'Aksi'].map((name) => (
          <Th key={name}>{name}</Th>
        ))}
      </TableHead>
      <TableBody>
        {promos.map((promo) => {
          const { label, tone } = STATES[promo.keadaan]
          return (
            <TableRow key={promo.id}>
              <Td label="Kode" className="font-semibold [overflow-wrap:anywhere]">
                <span id={`promo-${promo.id}`}>{promo.kode}</span>
              </Td>
              <Td label="Potongan" className="tabular-nums">
                {promo.satuan === 'persen' ? `${promo.nilai}%` : formatRupiah(promo.nilai)}
              </Td>
              <Td label="Paket">{promo.nama_paket ?? 'Semua paket'}</Td>
              <Td label="Berlaku">{daysOf(promo)}</Td>
              <Td label="Dipakai" className="tabular-nums">
                {usesOf(promo)}
              </Td>
              <Td label="Status">
                <Badge tone={tone}>{label}</Badge>
              </Td>
              <Td className="max-sm:empty:hidden">
                {promo.keadaan !== 'berakhir' && (
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={end.sending?.id === promo.id}
                    aria-describedby={`promo-${promo.id}`}
                    onClick={() => end.change(promo)}
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

function daysOf({ mulai: from, sampai: until }: Promo): string {
  if (from === null && until === null) return 'Tanpa batas waktu'
  if (from === null) return `Sampai ${formatDayOfYear(until ?? '')}`
  return until === null
    ? `Mulai ${formatDayOfYear(from)}`
    : `${formatDayOfYear(from)} – ${formatDayOfYear(until)}`
}

/** '3 dari 50, 1 per peserta' */
function usesOf({ dipakai: used, maksimal: most, maksimalPerPeserta: each }: Promo): string {
  const all =
    most === null ? `${formatCount(used)} kali` : `${formatCount(used)} dari ${formatCount(most)}`
  return each === null ? all : `${all}, ${formatCount(each)} per peserta`
}
