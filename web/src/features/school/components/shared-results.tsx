import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { ResultsView } from '@/components/class-results/results-view'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { closeSharedMutation, saveSharedMutation } from '@/features/school/api/shared-results'
import { messageOf } from '@/lib/api/api-error'
import type { ResponseAt } from '@/lib/api/client'
import { formatDateTime } from '@/lib/format/date'

interface SharedResultsProps {
  token: string
  shared: ResponseAt<'GET', '/sekolah/:token/hasil'>['data']
}

/** A class's results as its school sees them. */
export function SharedResults({ token, shared: { hasil, sampai } }: SharedResultsProps) {
  const save = useMutation(saveSharedMutation)
  const close = useMutation(closeSharedMutation)
  const [withRanks, setWithRanks] = useState(false)
  const failure = save.error ?? close.error
  const all = hasil.peserta.length + hasil.belum.length

  return (
    <>
      <PageHeading
        title="Hasil Kelas"
        lead={
          <>
            {hasil.ujian?.nama ?? hasil.nama_paket}: {hasil.peserta.length} dari {all} peserta sudah
            ada hasil. Halaman ini dapat dibuka sampai {formatDateTime(sampai)}.
          </>
        }
        actions={
          <Button variant="secondary" loading={close.isPending} onClick={() => close.mutate(token)}>
            Tutup Hasil
          </Button>
        }
      >
        {`Hasil ${hasil.kelas ?? ''}`}
      </PageHeading>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Checkbox
          label="Tampilkan peringkat"
          checked={withRanks}
          onChange={({ currentTarget }) => setWithRanks(currentTarget.checked)}
        />
        <Button variant="secondary" loading={save.isPending} onClick={() => save.mutate(token)}>
          <FileSpreadsheet aria-hidden className="size-5" />
          Unduh Excel
        </Button>
      </div>
      {failure && <Alert tone="danger">{messageOf(failure)}</Alert>}
      <ResultsView results={hasil} withRanks={withRanks} />
    </>
  )
}
