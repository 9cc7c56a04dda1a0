import { CirclePlay } from 'lucide-react'
import { ButtonAnchor } from '@/components/ui/button-link'
import { SectionFrame } from '@/features/landing/components/section-frame'

/** The membership of the academy's video channel, or a note that it will come. */
export function Membership({ channel }: { channel: string | null }) {
  return (
    <SectionFrame
      id="berlangganan"
      ground="deep"
      title="Belajar lebih jauh bersama channel kami"
      className="flex flex-wrap items-center justify-between gap-8"
      lead={
        <p className="mt-4 max-w-prose text-lg text-on-deep-soft">
          {channel === null
            ? 'Channel video kami sedang disiapkan. Keanggotaannya akan dibuka di sini.'
            : 'Jadilah anggota channel video kami dan ikuti pembahasan soal serta materinya di sana.'}
        </p>
      }
    >
      {channel !== null && (
        <ButtonAnchor variant="accent" size="lg" className="max-sm:w-full" href={channel}>
          <CirclePlay aria-hidden className="size-5" />
          Berlangganan Sekarang
        </ButtonAnchor>
      )}
    </SectionFrame>
  )
}
