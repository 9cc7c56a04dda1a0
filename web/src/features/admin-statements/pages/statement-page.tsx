import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { Progress } from '@/components/ui/progress'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  confirmLinesMutation,
  statementQuery,
  type LinePair,
  type Outcome,
  type Statement,
} from '@/features/admin-statements/api/statements'
import { LineList } from '@/features/admin-statements/components/line-list'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'

/** /admin/mutasi/{id}: what each line of a statement pays, and one press that confirms all that match. */
export default function StatementPage() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery(statementQuery(id))
  const [done, setDone] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const confirm = useChange(confirmLinesMutation, { onDone: setOutcomes })
  const confirmPairs = (pairs: readonly LinePair[]) => {
    setDone(0)
    setOutcomes([])
    confirm.change({ id, pairs, onProgress: setDone })
  }
  const pairs = data ? pairsOf(data) : []

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={data && leadOf(data)}
        actions={
          <ButtonLink to={adminPaths.statements} variant="secondary">
            Semua Mutasi
          </ButtonLink>
        }
      >
        {data?.nama ?? 'Mutasi'}
      </PageHeading>
      {!data && !error && <SkeletonList label="Mencocokkan mutasi…" rows={6} />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil mutasi"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <div className="grid justify-items-start gap-3">
            <Button
              loading={confirm.isPending}
              disabled={pairs.length === 0}
              onClick={() => confirmPairs(pairs)}
            >
              {pairs.length === 0
                ? 'Tidak ada yang cocok lagi'
                : `Konfirmasi ${formatCount(pairs.length)} yang Cocok`}
            </Button>
            {confirm.sending && confirm.sending.pairs.length > 1 && (
              <div className="w-full max-w-md">
                <Progress value={done} max={confirm.sending.pairs.length} label="Konfirmasi" />
              </div>
            )}
          </div>
          <Outcomes outcomes={outcomes} statement={data} />
          <LineList
            statement={data}
            isBusy={confirm.isPending}
            onConfirm={(pair) => confirmPairs([pair])}
          />
        </>
      )}
    </div>
  )
}

function pairsOf({ baris }: Statement): LinePair[] {
  return baris.flatMap(({ id, keadaan, pembayaran: [payment] }) =>
    keadaan === 'cocok' && payment ? [{ baris: id, pembayaran: payment.id }] : []
  )
}

function leadOf({ jumlah, keluar, tidakTerbaca, sudahAda }: Statement): string {
  const parts = [
    `${formatCount(jumlah.cocok)} cocok`,
    `${formatCount(jumlah.ganda)} ganda`,
    `${formatCount(jumlah.tanpa_pasangan)} tanpa pasangan`,
    `${formatCount(jumlah.dikonfirmasi)} sudah dikonfirmasi`,
    ...(sudahAda > 0 ? [`${formatCount(sudahAda)} sudah ada di mutasi lain`] : []),
    ...(keluar > 0 ? [`${formatCount(keluar)} uang keluar dilewati`] : []),
    ...(tidakTerbaca > 0 ? [`${formatCount(tidakTerbaca)} baris tidak terbaca`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** What became of the last press: how many, and what was left out and why. */
function Outcomes({ outcomes, statement }: { outcomes: readonly Outcome[]; statement: Statement }) {
  if (outcomes.length === 0) return null
  const skipped = outcomes.filter(({ keadaan }) => keadaan === 'dilewati')
  const rowOf = (id: number) => statement.baris.find((line) => line.id === id)?.nomor
  return (
    <Alert
      tone={skipped.length === 0 ? 'success' : 'warning'}
      title={`${formatCount(outcomes.length - skipped.length)} pembayaran dikonfirmasi.`}
    >
      {skipped.length > 0 && (
        <ul className="list-disc pl-5">
          {skipped.map(({ baris, keterangan }) => (
            <li key={baris}>
              Baris {rowOf(baris) ?? baris} dilewati: {keterangan}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
