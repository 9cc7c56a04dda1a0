import { DEFAULT_MINUTES, SESSIONS, TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { ArrowRight, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import type { NextStep } from '@/app/home/next-step'
import { Bubbles } from '@/components/page/bubbles'
import { Button } from '@/components/ui/button'
import { ButtonAnchor, ButtonLink } from '@/components/ui/button-link'
import { chatUrl } from '@/lib/chat-url'
import { paths } from '@/lib/paths'
import { useSettings } from '@/lib/settings/settings'

const MINUTES = SESSIONS.reduce((sum, session) => sum + DEFAULT_MINUTES[session], 0)

interface NextStepCardProps {
  step: NextStep
  /** The package whose access is being checked. */
  openingId: number | null
  /** Opens a package's exam. */
  onOpen: (paketId: number) => void
}

/** The one thing to do next, with the way there. */
export function NextStepCard({ step, openingId, onOpen }: NextStepCardProps) {
  const titleId = useId()
  const { title, text } = textsOf(step)

  return (
    <section
      aria-labelledby={titleId}
      className="relative flex items-center gap-8 overflow-hidden rounded-md border border-transparent bg-deep p-6 text-on-deep sm:p-8 low:p-4"
    >
      <div className="grid flex-1 gap-2 low:gap-1">
        <p className="font-semibold text-on-deep-soft">Langkah berikutnya</p>
        <h2 id={titleId} className="text-2xl font-bold tracking-tight wrap-anywhere low:text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-on-deep-soft wrap-anywhere">{text}</p>
        <div className="mt-4 flex flex-wrap gap-3 low:mt-1">
          <Way step={step} openingId={openingId} onOpen={onOpen} titleId={titleId} />
        </div>
      </div>
      <Bubbles className="w-40 shrink-0 max-md:hidden" />
    </section>
  )
}

function textsOf(step: NextStep): { title: string; text: string } {
  switch (step.kind) {
    case 'continue':
      return {
        title: `${step.name} sedang berjalan`,
        text: 'Waktunya terus berjalan, dan jawaban Anda sudah tersimpan.',
      }
    case 'enter-event':
      return { title: step.name, text: 'Ujian bersama ini sudah bisa Anda masuki.' }
    case 'sit':
      return {
        title: `${step.name} siap dikerjakan`,
        text: `${TOTAL_QUESTIONS} soal dalam ${MINUTES} menit. Siapkan earphone dan waktu tanpa gangguan.`,
      }
    case 'replace-proof':
      return {
        title: `Bukti pembayaran ${step.name} ditolak`,
        text: step.reason ?? 'Unggah bukti yang lain. Anda tidak perlu membayar lagi.',
      }
    case 'wait':
      return {
        title: `Pembayaran ${step.name} sedang diperiksa`,
        text: 'Paketnya terbuka di halaman ini begitu admin mengonfirmasi. Sementara itu, cobalah Mini Test.',
      }
    case 'discuss':
      return {
        title: `Bahas jawaban ${step.name}`,
        text: 'Lihat mengapa sebuah jawaban benar, selagi soalnya masih Anda ingat.',
      }
    case 'practise':
      return {
        title: 'Latihan hari ini',
        text: 'Dua belas soal dari bagian yang paling perlu Anda latih, sekitar 10 menit.',
      }
    case 'read-lesson':
      return {
        title: `Materi: ${step.title}`,
        text: 'Aturannya, tiga contoh, dan dua jebakan dalam satu halaman.',
      }
    case 'try':
      return {
        title: 'Coba dulu dengan Mini Test',
        text: 'Dua puluh soal gratis dari ketiga sesi, dengan perkiraan skor di akhir.',
      }
  }
}

const LOOK = { variant: 'accent', size: 'lg', className: 'max-sm:w-full' } as const

function Way({ step, openingId, onOpen, titleId }: NextStepCardProps & { titleId: string }) {
  const { nomorWa } = useSettings()
  const described = { 'aria-describedby': titleId }
  const wayTo = (to: string, label: string) => (
    <ButtonLink {...LOOK} {...described} to={to}>
      {label}
      <ArrowRight aria-hidden className="size-5" />
    </ButtonLink>
  )

  switch (step.kind) {
    case 'continue':
      return wayTo(paths.exam(step.paketId), 'Lanjutkan')
    case 'enter-event':
      return wayTo(paths.waitingRoom(step.eventId), step.action)
    case 'sit':
      return (
        <Button
          {...LOOK}
          {...described}
          loading={openingId === step.paketId}
          onClick={() => onOpen(step.paketId)}
        >
          Kerjakan Soal
          {openingId !== step.paketId && <ArrowRight aria-hidden className="size-5" />}
        </Button>
      )
    case 'replace-proof':
      return wayTo(paths.pay(step.paketId), 'Unggah Ulang Bukti')
    case 'wait':
      return (
        <>
          {wayTo(paths.miniTest, 'Buka Mini Test')}
          {nomorWa !== null && (
            <ButtonAnchor
              variant="onDeep"
              size="lg"
              className="max-sm:w-full"
              href={chatUrl(nomorWa, `Halo Admin, saya sudah membayar ${step.name}.`)}
            >
              <MessageCircle aria-hidden className="size-5" />
              Tanya lewat WhatsApp
            </ButtonAnchor>
          )}
        </>
      )
    case 'discuss':
      return wayTo(paths.explanations(step.resultId), 'Bahas jawaban')
    case 'practise':
      return wayTo(paths.practice, 'Mulai latihan')
    case 'read-lesson':
      return wayTo(paths.lesson(step.skill), 'Buka materi')
    case 'try':
      return wayTo(paths.miniTest, 'Buka Mini Test')
  }
}
