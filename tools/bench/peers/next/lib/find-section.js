/** The top entry of the menu that a page lies in. */
export const findSection = (menu, address) => menu.find((item) => contains(item, address))

export const contains = (item, address) => item.href === address || item.children.some((child) => contains(child, address))
