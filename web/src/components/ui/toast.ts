/** Shows a short message that needs no answer: `toast.success('Tersimpan')`. Anything that must be read is a dialog. */
export { toast } from 'sonner'
