import { useState } from 'react'
import { BROKEN_PICTURE, PICTURE } from '@/app/design-system/samples'
import { Shown, Specimen } from '@/app/design-system/specimen'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/files/file-drop'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { Field } from '@/components/ui/field'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'

const LIMITS = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: 5 * 1024 * 1024,
  wrongType: 'File harus berupa gambar (jpg, jpeg, png).',
}

export function Files() {
  const [file, setFile] = useState<File | null>(null)
  const picker = { limits: LIMITS, value: file, onChange: setFile }

  return (
    <>
      <Specimen
        title="ImagePicker: empty, filled, filled and removable, invalid, disabled"
        className="grid gap-5 sm:grid-cols-2"
      >
        <ImagePicker label="Bukti pembayaran" hint="Gambar JPG atau PNG." {...picker} />
        <ImagePicker label="Gambar bacaan" currentUrl={PICTURE} {...picker} />
        <ImagePicker
          label="Gambar testimoni"
          currentUrl={PICTURE}
          onRemoveCurrent={() => undefined}
          {...picker}
        />
        <ImagePicker
          label="Bukti pembayaran"
          error="Mohon unggah bukti pembayaran terlebih dahulu"
          {...picker}
        />
        <ImagePicker label="Bukti pembayaran" disabled {...picker} />
      </Specimen>
      <Specimen
        title="FileDrop: default, hover, focus, invalid, disabled"
        className="grid gap-5 sm:grid-cols-2"
      >
        <Drop />
        <Shown state="hover">
          <Drop />
        </Shown>
        <Shown state="focus focus-visible">
          <Drop />
        </Shown>
        <Drop error="File harus berupa audio." />
        <Drop disabled />
      </Specimen>
      <Specimen title="ImageViewer: a picture, one that can't be loaded">
        <Viewer src={PICTURE} label="Buka gambar" />
        <Viewer src={BROKEN_PICTURE} label="Buka gambar yang rusak" />
      </Specimen>
    </>
  )
}

function Drop({ error, disabled = false }: { error?: string; disabled?: boolean }) {
  return (
    <Field label="Audio" error={error}>
      <FileDrop accept={['audio/*']} onFile={() => undefined} disabled={disabled}>
        Pilih audio atau seret ke sini
      </FileDrop>
    </Field>
  )
}

function Viewer({ src, label }: { src: string; label: string }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ImageViewer open={isOpen} onOpenChange={setOpen} src={src} alt="Bacaan: Lighthouses" />
    </>
  )
}
