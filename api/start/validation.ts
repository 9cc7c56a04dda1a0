import vine from '@vinejs/vine'
import { sentences } from '#app/platform/validation/sentences'

vine.messagesProvider = sentences()
