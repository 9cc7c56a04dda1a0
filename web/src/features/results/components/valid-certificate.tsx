import { LISTENING_MODE_TITLES } from '@lulus/api/contracts/listening'
import { SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { SCORE_TITLES } from '@lulus/api/contracts/results'
import { CircleCheckBig, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import type { Certificate } from '@/features/results/api/certificate'
import { classNames } from '@/lib/class-names'
import { formatDate } from '@/lib/format/date'
import { formatScore } from '@/lib/format/numbers'

interface ValidCertificateProps {
  certificate: Certificate
  kode: string
}

/** The data of a genuine certificate, for comparison with the paper, and whether it still holds. */
export function ValidCertificate({ certificate, kode }: ValidCertificateProps) {
  return (
    <Card className="grid gap-6">
      {certificate.dihapus ? <Erased /> : VERDICTS[certificate.status]}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Detail term="Nama">{certificate.nama}</Detail>
        <Detail term="Skor total">
          <span className="text-2xl font-bold text-primary tabular-nums">
            {formatScore(certificate.totalScore)}
          </span>
        </Detail>
        <Detail term="Paket">{certificate.nama_paket}</Detail>
        <Detail term="Level CEFR">{certificate.cefr ?? '–'}</Detail>
        <Detail term={SCORE_TITLES.listening}>
          <Section
            score={certificate.listeningScore}
            correct={certificate.listening_correct}
            questions={SESSION_QUESTIONS.listening}
          />
        </Detail>
        <Detail term={SCORE_TITLES.written}>
          <Section
            score={certificate.structureScore}
            correct={certificate.written_correct}
            questions={SESSION_QUESTIONS.written}
          />
        </Detail>
        <Detail term={SCORE_TITLES.reading}>
          <Section
            score={certificate.readingScore}
            correct={certificate.reading_correct}
            questions={SESSION_QUESTIONS.reading}
          />
        </Detail>
        <Detail term="Akademi">{certificate.akademi}</Detail>
        {certificate.mode !== null && (
          <Detail term="Listening dikerjakan dalam">
            {LISTENING_MODE_TITLES[certificate.mode]}
          </Detail>
        )}
        <Detail term="Tanggal">
          <time dateTime={certificate.tanggal}>{formatDate(certificate.tanggal)}</time>
        </Detail>
        {certificate.berlaku_sampai !== null && (
          <Detail term="Berlaku sampai">
            <time dateTime={certificate.berlaku_sampai}>
              {formatDate(certificate.berlaku_sampai)}
            </time>
          </Detail>
        )}
        <Detail term="Nomor">{certificate.nomor}</Detail>
        <Detail term="Tabel skor">{certificate.tabel_skor}</Detail>
        <Detail term="Kode sertifikat" wide>
          {kode}
        </Detail>
      </dl>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">
        Simulasi, bukan skor resmi ETS.
      </p>
    </Card>
  )
}

function Valid() {
  return (
    <div className="flex items-center gap-4 rounded-md bg-success-soft p-4 sm:p-5">
      <CircleCheckBig aria-hidden className="size-10 shrink-0 text-success" />
      <div>
        <h2 className="text-xl font-bold text-success">Sertifikat valid</h2>
        <p>Sertifikat ini terdaftar. Cocokkan data berikut dengan yang tertulis di sertifikat.</p>
      </div>
    </div>
  )
}

/** Genuine, but nobody can say any more whose it was. */
function Erased() {
  return (
    <NoLonger title="Pemilik sertifikat tidak dapat dipastikan lagi">
      Sertifikat ini pernah kami terbitkan. Data pribadi pemiliknya sudah dihapus, jadi nama yang
      tertulis tidak dapat kami periksa.
    </NoLonger>
  )
}

/** A genuine certificate that doesn't hold any more. */
function NoLonger({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 rounded-md bg-accent-soft p-4 sm:p-5">
      <TriangleAlert aria-hidden className="size-10 shrink-0 text-accent-ink" />
      <div>
        <h2 className="text-xl font-bold text-accent-ink">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}

const VERDICTS: Record<Certificate['status'], ReactNode> = {
  berlaku: <Valid />,
  diganti: (
    <NoLonger title="Sertifikat sudah diganti">
      Sertifikat ini asli, tetapi sudah diganti dan tidak berlaku lagi. Mintalah sertifikat terbaru
      kepada pemiliknya. Data berikut adalah data pada sertifikat lama.
    </NoLonger>
  ),
  dicabut: (
    <NoLonger title="Sertifikat sudah dicabut">
      Sertifikat ini pernah diterbitkan, tetapi akademi sudah mencabutnya. Data berikut adalah data
      pada sertifikat itu.
    </NoLonger>
  ),
  kedaluwarsa: (
    <NoLonger title="Masa berlaku sertifikat sudah habis">
      Sertifikat ini asli, tetapi masa berlakunya sudah lewat. Data berikut adalah data pada
      sertifikat itu.
    </NoLonger>
  ),
}

interface SectionProps {
  score: number
  correct: number
  questions: number
}

function Section({ score, correct, questions }: SectionProps) {
  return (
    <>
      <span className="tabular-nums">{formatScore(score)}</span>{' '}
      <span className="text-base font-normal text-ink-soft">
        benar {correct} dari {questions}
      </span>
    </>
  )
}

interface DetailProps {
  term: string
  wide?: boolean
  children: ReactNode
}

function Detail({ term, wide = false, children }: DetailProps) {
  return (
    <div className={classNames('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  )
}
