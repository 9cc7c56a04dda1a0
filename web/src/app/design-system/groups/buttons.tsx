import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { LONG_TEXT } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import { Button } from '@/components/ui/button'
import { ButtonAnchor, ButtonLink } from '@/components/ui/button-link'
import { CopyButton } from '@/components/ui/copy-button'
import { IconButton } from '@/components/ui/icon-button'

const VARIANTS = ['primary', 'secondary', 'quiet', 'accent', 'danger', 'onDeep'] as const

export function Buttons() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen
          key={variant}
          title={`Button ${variant}: default, hover, focus, unavailable, disabled, busy`}
          className={`flex flex-wrap items-center gap-4 rounded-md ${variant === 'onDeep' ? 'bg-deep p-4' : ''}`}
        >
          <Button variant={variant}>Simpan</Button>
          <Button variant={variant} data-shows="hover">
            Simpan
          </Button>
          <Button variant={variant} data-shows="focus focus-visible">
            Simpan
          </Button>
          <Button variant={variant} unavailable>
            Simpan
          </Button>
          <Button variant={variant} disabled>
            Simpan
          </Button>
          <Button variant={variant} loading>
            Menyimpan…
          </Button>
        </Specimen>
      ))}
      <Specimen title="Sizes: sm, md, lg">
        <Button size="sm">Coba lagi</Button>
        <Button>Coba lagi</Button>
        <Button size="lg">
          Coba lagi
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      </Specimen>
      <Specimen title="Block, long text" className="grid max-w-xs gap-3">
        <Button block>Kerjakan Soal</Button>
        <Button block>{LONG_TEXT}</Button>
      </Specimen>
      <Specimen title="ButtonLink, ButtonAnchor, CopyButton">
        <ButtonLink to="#buttons">Lihat Paket Saya</ButtonLink>
        <ButtonAnchor href="https://example.test" variant="secondary">
          Minta kode lewat WhatsApp
        </ButtonAnchor>
        <CopyButton variant="quiet" text="20000" done="Nominal disalin." failed="Gagal disalin.">
          Salin nominal
        </CopyButton>
      </Specimen>
      <Specimen title="IconButton: default, hover, focus, unavailable, disabled">
        <IconButton icon={Pencil} label="Ubah" />
        <IconButton icon={Pencil} label="Ubah" data-shows="hover" />
        <IconButton icon={Pencil} label="Ubah" data-shows="focus focus-visible" />
        <IconButton icon={Trash2} label="Hapus" unavailable />
        <IconButton icon={Trash2} label="Hapus" disabled />
      </Specimen>
    </>
  )
}
