// See package.json for why this is a plugin.
