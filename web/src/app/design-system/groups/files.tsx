import { useState } from 'react'
import { BROKEN_PICTURE, PICTURE } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
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
        title="ImagePicker: empty, filled, invalid, disabled"
        className="grid gap-5 sm:grid-cols-2"
      >
        <ImagePicker label="Bukti pembayaran" hint="Gambar JPG atau PNG." {...picker} />
        <ImagePicker label="Gambar bacaan" currentUrl={PICTURE} {...picker} />
        <ImagePicker
          label="Bukti pembayaran"
          error="Mohon unggah bukti pembayaran terlebih dahulu"
          {...picker}
        />
        <ImagePicker label="Bukti pembayaran" disabled {...picker} />
      </Specimen>
      <Specimen title="FileDrop" className="grid gap-5 sm:grid-cols-2">
        <Field label="Audio">
          <FileDrop accept={['audio/*']} onFile={() => undefined}>
            Pilih audio atau seret ke sini
          </FileDrop>
        </Field>
      </Specimen>
      <Specimen title="ImageViewer: a picture, one that can't be loaded">
        <Viewer src={PICTURE} label="Buka gambar" />
        <Viewer src={BROKEN_PICTURE} label="Buka gambar yang rusak" />
      </Specimen>
    </>
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
