import {
  PLAIN_IMAGE_WRONG_TYPE,
  IMAGE_MAX_BYTES,
  PASSAGE_IMAGE_TYPES,
} from '@lulus/api/contracts/uploads'
import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ImagePicker } from '@/components/ui/files/image-picker'
import { toast } from 'sonner'
import { useChange } from '@/components/use-change'
import { removeLogoMutation, saveLogoMutation } from '@/features/admin-settings/api/settings'
import { mediaUrl } from '@/lib/api/request-url'

const LOGO_LIMITS = {
  types: PASSAGE_IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: PLAIN_IMAGE_WRONG_TYPE,
}

/** The academy's logo, saved as soon as it is chosen. */
export function LogoSetting({ logo }: { logo: string | null }) {
  const asToast = {
    done: null,
    onDone: ({ message }: { message: string }) => void toast.success(message),
  }
  const save = useChange(saveLogoMutation, asToast)
  const remove = useChange(removeLogoMutation, {
    ...asToast,
    ask: () => ({
      tone: 'danger',
      title: 'Hapus logo?',
      text: 'Halaman dan sertifikat kembali memakai tanda bawaan aplikasi.',
      confirmLabel: 'Hapus',
    }),
  })

  return (
    <div className="grid gap-3">
      <ImagePicker
        label="Logo"
        hint="JPG atau PNG. Langsung tersimpan begitu dipilih; tampil di atas setiap halaman dan di sertifikat."
        limits={LOGO_LIMITS}
        value={null}
        currentUrl={mediaUrl(logo)}
        disabled={save.isPending || remove.isPending}
        onChange={(file) => {
          if (file) save.change(file)
        }}
      />
      {logo !== null && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            loading={remove.isPending}
            onClick={() => remove.change()}
          >
            <Trash2 aria-hidden className="size-4" />
            Hapus logo
          </Button>
        </div>
      )}
    </div>
  )
}
