import { LONG_TEXT, LONG_WORD } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import { Card } from '@/components/ui/card'

export function Writing() {
  return (
    <>
      <Specimen title="Headings: screen, group, part" className="grid gap-3">
        <p className="text-2xl font-bold tracking-tight sm:text-3xl">Simulasi TOEFL</p>
        <p className="text-xl font-bold">Prediction Level</p>
        <p className="text-lg font-bold">Paket A</p>
      </Specimen>
      <Specimen title="Text: ink, soft, faint, small" className="grid max-w-prose gap-2">
        <p>Pilih paket soal, selesaikan pembayaran, lalu kerjakan simulasinya.</p>
        <p className="text-ink-soft">Latihan untuk memperkirakan skor Anda.</p>
        <p className="text-ink-faint">Belum ada data.</p>
        <p className="text-sm text-ink-soft">140 soal · 3 sesi · 1 kali pengerjaan</p>
      </Specimen>
      <Specimen title="Passage">
        <p lang="en" className="max-w-[65ch] font-serif leading-relaxed">
          For most of their history, lighthouses were little more than towers with fires on top.
        </p>
      </Specimen>
      <Specimen
        title="Numbers stand below each other"
        className="grid justify-items-end gap-1 w-40"
      >
        <p className="text-2xl font-bold tabular-nums">Rp 20.000</p>
        <p className="text-2xl font-bold tabular-nums">Rp 111.111</p>
      </Specimen>
      <Specimen title="Long text and a long word in a card" className="max-w-sm">
        <Card className="grid grid-cols-1 gap-2">
          <p className="font-bold">{LONG_TEXT}</p>
          <p>{LONG_WORD}</p>
        </Card>
      </Specimen>
    </>
  )
}
