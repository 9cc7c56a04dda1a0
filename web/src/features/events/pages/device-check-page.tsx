import { SAMPLE_QUESTIONS, type SoundAnswer } from '@lulus/api/contracts/device_check'
import type { Answer } from '@lulus/api/contracts/exam'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import type { AnswersByPage } from '@/components/questions/paper-entry'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { ownEventsQuery, type OwnEvent } from '@/features/events/api'
import { CheckReceipt } from '@/features/events/components/check-receipt'
import { SampleQuestions } from '@/features/events/components/sample-questions'
import { checkDeviceMutation, ownCheckQuery } from '@/features/events/device-check-api'
import { isCheckable } from '@/features/events/model/event-texts'
import type { SoundCheckSlot } from '@/features/events/pages/waiting-room-page'
import { messageOf } from '@/lib/api/api-error'
import { formatDateTime } from '@/lib/format/date'
import { formatDecimal } from '@/lib/format/numbers'
import { CHECKED_EVENT, paths } from '@/lib/paths'

/** /cek-perangkat: whether this device can sit an exam event, with a receipt. */
export function DeviceCheckPage({ soundCheck }: { soundCheck: SoundCheckSlot }) {
  const [parameters] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(ownEventsQuery)
  const wanted = Number(parameters.get(CHECKED_EVENT))
  const events = data?.data.filter((event) => isCheckable(event, Date.parse(data.sekarang))) ?? []
  const event = events.find(({ id }) => id === wanted) ?? (events.length === 1 ? events[0] : null)

  return (
    <div className="grid max-w-4xl gap-8">
      <PageHeading lead={event ? `${event.nama} · ${formatDateTime(event.mulai)}` : undefined}>
        Cek Perangkat
      </PageHeading>
      {!data && !error && <SkeletonList label="Memuat…" rows={2} rowClassName="h-32" />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil jadwal ujian"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !event && <Choices events={events} />}
      {event && <Check key={event.id} event={event} soundCheck={soundCheck} />}
    </div>
  )
}

/** For a learner with several events, or none. */
function Choices({ events }: { events: readonly OwnEvent[] }) {
  if (events.length === 0) {
    return (
      <EmptyState
        title="Tidak ada ujian terjadwal."
        text="Cek ini untuk ujian bersama yang dijadwalkan bagi Anda. Suara dan jaringan juga diuji sebelum simulasi."
      />
    )
  }
  return (
    <section aria-labelledby="pilih-ujian" className="grid gap-3">
      <h2 id="pilih-ujian" className="text-lg font-bold">
        Untuk ujian yang mana?
      </h2>
      <ul className="grid gap-3">
        {events.map(({ id, nama, mulai }) => (
          <li key={id}>
            <ButtonLink to={paths.deviceCheckFor(id)} variant="secondary" className="w-full">
              {nama} · {formatDateTime(mulai)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CheckProps {
  event: OwnEvent
  soundCheck: SoundCheckSlot
}

function Check({ event, soundCheck }: CheckProps) {
  const own = useQuery(ownCheckQuery(event.id))
  const check = useMutation(checkDeviceMutation(event.id))
  const [sound, setSound] = useState<SoundAnswer>('belum')
  const [answers, setAnswers] = useState<AnswersByPage>({})
  const outcome = useRef<HTMLDivElement>(null)
  const answered = Object.keys(answers).length
  const isComplete = answered === SAMPLE_QUESTIONS && sound !== 'belum'
  const receipt = own.data?.tandaTerima
  const choose = (page: number, answer: Answer) =>
    setAnswers((before) => ({ ...before, [page]: answer }))

  return (
    <>
      <div ref={outcome} tabIndex={-1} className="grid gap-4 outline-none">
        {receipt ? (
          <CheckReceipt receipt={receipt} />
        ) : (
          <p className="max-w-[65ch]">
            Jawab lima soal contoh di perangkat dan jaringan yang akan dipakai saat ujian, paling
            baik sehari sebelumnya. Perangkat lalu diukur
            {own.data &&
              own.data.ukuranPaket > 0 &&
              ` untuk paket sebesar ${formatDecimal(own.data.ukuranPaket / 1e6)} MB`}
            , dan hasilnya tersimpan di server sebagai tanda terima. Soal contoh tidak dinilai.
          </p>
        )}
      </div>
      <section aria-labelledby="soal-contoh" className="grid grid-cols-1 gap-5">
        <h2 id="soal-contoh" className="text-lg font-bold">
          {receipt ? 'Ulangi dengan lima soal contoh' : 'Lima soal contoh'}
        </h2>
        <SampleQuestions
          answers={answers}
          onAnswer={choose}
          soundCheck={soundCheck((isHeard) => setSound(isHeard ? 'terdengar' : 'tidak_terdengar'))}
        />
      </section>
      {check.isError && (
        <Alert tone="danger">{messageOf(check.error, 'Hasil belum tersimpan. Coba lagi.')}</Alert>
      )}
      <div className="grid gap-2 justify-items-start">
        <p role="status" className="text-ink-soft">
          {check.isPending
            ? 'Mengukur jalur dan perangkat, beberapa detik…'
            : isComplete
              ? 'Semua contoh sudah dijawab.'
              : `${answered} dari ${SAMPLE_QUESTIONS} soal dijawab${sound === 'belum' ? '; suara belum diuji' : ''}.`}
        </p>
        <Button
          size="lg"
          className="max-sm:w-full"
          loading={check.isPending}
          unavailable={!isComplete}
          onClick={() =>
            check.mutate(
              { suara: sound, contoh: answered },
              { onSuccess: () => outcome.current?.focus() }
            )
          }
        >
          Ukur dan Simpan
        </Button>
      </div>
    </>
  )
}
