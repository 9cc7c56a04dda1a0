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
import type { PictureMutations } from '@/features/admin-settings/api/settings'
import { mediaUrl } from '@/lib/api/request-url'

const LIMITS = {
  types: PASSAGE_IMAGE_TYPES,
  maxBytes: IMAGE_MAX_BYTES,
  wrongType: PLAIN_IMAGE_WRONG_TYPE,
}

interface PictureSettingProps {
  /** Also what is removed: 'Hapus logo?'. */
  label: string
  hint: string
  /** Said before it is removed. */
  without: string
  path: string | null
  mutations: PictureMutations
}

/** A picture of the academy, saved as soon as it is chosen. */
export function PictureSetting({ label, hint, without, path, mutations }: PictureSettingProps) {
  const asToast = {
    done: null,
    onDone: ({ message }: { message: string }) => void toast.success(message),
  }
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  const save = useChange(mutations.save, asToast)
  const remove = useChange(mutations.remove, {
    ...asToast,
    ask: () => ({
      tone: 'danger',
      title: `Hapus ${name}?`,
      text: without,
      confirmLabel: 'Hapus',
    }),
  })

  return (
    <div className="grid content-start gap-3">
      <ImagePicker
        label={label}
        hint={hint}
        limits={LIMITS}
        value={null}
        currentUrl={mediaUrl(path)}
        disabled={save.isPending || remove.isPending}
        onChange={(file) => {
          if (file) save.change(file)
        }}
      />
      {path !== null && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            loading={remove.isPending}
            onClick={() => remove.change()}
          >
            <Trash2 aria-hidden className="size-4" />
            Hapus {name}
          </Button>
        </div>
      )}
    </div>
  )
}
