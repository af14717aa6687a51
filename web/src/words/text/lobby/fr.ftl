# Texts of the page: lobby
