import en from '../../data/layout/en.json'
import kz from '../../data/layout/kz.json'
import ru from '../../data/layout/ru.json'

export const layouts = { kz, ru, en }

export const contains = (item, address) => item.href === address || item.children.some((child) => contains(child, address))
